import type {ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useSearchContext} from '../useSearchContext';
import {useSearchSession} from '../useSearchSession';
import SearchDialog from './SearchDialog';
import './modal.css';

export interface Props {
  /** Text to start with; `undefined` keeps the dialog closed while the engine gets ready. */
  readonly initialQuery: string | undefined;
  readonly onClose: () => void;
}

/** Search over the page. Loaded when somebody reaches for the search button. */
export default function SearchOverlay({
  initialQuery,
  onClose,
}: Props): ReactNode {
  const context = useSearchContext();
  const session = useSearchSession(context);
  return initialQuery === undefined
    ? null
    : createPortal(
        <SearchDialog
          context={context}
          session={session}
          initialQuery={initialQuery}
          onClose={onClose}
        />,
        document.body,
      );
}
