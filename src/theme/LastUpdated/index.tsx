// Wraps the date in an item of microdata: the classic date is a property without an item, which is invalid.
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
