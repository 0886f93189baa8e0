// With `navbar.hideOnScroll`, the classic sidebar shows a second logo below the hidden navbar. Here the sidebar moves up
// by the height of the navbar instead.
// @works-without-react
import type {ReactNode} from 'react';
import Logo from '@theme-original/Logo';
import type {Props} from '@theme/Logo';

export default function LogoWrapper(props: Props): ReactNode {
  return props.tabIndex === -1 ? null : <Logo {...props} />;
}
