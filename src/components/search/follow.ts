import {navigate} from '@site/src/native/navigation';
import {leavesSite} from '@site/src/search/address';

/** Goes where a result leads, as a click on its link would. */
export function follow(href: string): void {
  if (leavesSite(href)) {
    window.location.assign(href);
  } else {
    navigate(href);
  }
}
