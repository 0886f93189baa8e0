// Names the classic button for the native script, which dismisses the bar before the application is there.
// @works-without-react
import type {ReactNode} from 'react';
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import {CLOSE_ANNOUNCEMENT} from '@site/src/native-first/announcementBar';

export default function NamedCloseButton(props: Props): ReactNode {
  return <CloseButton {...props} data-native={CLOSE_ANNOUNCEMENT} />;
}
