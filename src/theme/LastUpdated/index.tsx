// Wraps the date in a microdata item, since the classic date is a microdata property without an item, which
// is invalid.
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
