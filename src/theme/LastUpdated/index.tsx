// Wraps the date of a page: the classic one is a property, as microdata, of no item.
// @works-without-react
import type {ReactNode} from 'react';
import LastUpdated from '@theme-original/LastUpdated';
import type {Props} from '@theme/LastUpdated';

export default function LastUpdatedWrapper(props: Props): ReactNode {
  return (
    <span itemScope>
      <LastUpdated {...props} />
    </span>
  );
}
