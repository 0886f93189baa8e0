// Marks the classic button for the native script, which closes the bar before hydration.
// @works-without-react
import type {ReactNode} from 'react';
import CloseButton from '@theme-original/AnnouncementBar/CloseButton';
import type {Props} from '@theme/AnnouncementBar/CloseButton';
import {CLOSE_ANNOUNCEMENT_DATA} from '@site/src/native-first/react';

export default function NamedCloseButton(props: Props): ReactNode {
  return <CloseButton {...props} data-native={CLOSE_ANNOUNCEMENT_DATA} />;
}
