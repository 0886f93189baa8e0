import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {untilComposed} from '@site/src/native/frame';
import {isCharacter} from '@site/src/native/searchShortcuts';
import type {Props as OverlayProps} from './modal/SearchOverlay';
import SearchButton from './SearchButton';
import SearchFrame from './SearchFrame';
import SearchLink from './SearchLink';
import {useSearchShortcuts} from './useSearchShortcuts';
import './button.css';

type Overlay = ComponentType<OverlayProps>;

/** Opens search. Nothing but this button is loaded before somebody reaches for it. */
export default function SearchBar(): ReactNode {
  const [Overlay, setOverlay] = useState<Overlay>();
  const [initialQuery, setInitialQuery] = useState<string>();
  const isOpen = initialQuery !== undefined;
  const button = useRef<HTMLButtonElement>(null);
  const searchPage = useBaseUrl('/search');

  const load = useCallback(async () => {
    const {default: Loaded} = await import('./modal/SearchOverlay');
    // The frame, where one is open: a syllable that is being composed stays in it.
    await untilComposed('search');
    setOverlay(() => Loaded);
  }, []);

  const open = useCallback(
    (query = '') => {
      setInitialQuery(query);
      load().catch(() => {
        // The search page is made of other files, and says so when they fail too.
        window.location.assign(searchPage);
      });
    },
    [load, searchPage],
  );
  const openEmpty = useCallback(() => open(), [open]);

  const close = useCallback(() => setInitialQuery(undefined), []);

  // After the dialog is gone: what it covers takes no focus.
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) {
      button.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);

  useSearchShortcuts({isOpen, open: openEmpty, close});

  const warm = () => {
    load().catch(() => undefined);
  };
  // Typing on the focused button starts the query with what is typed.
  const onKeyDown = (event: KeyboardEvent) => {
    if (isCharacter(event.nativeEvent)) {
      event.preventDefault();
      open(event.key);
    }
  };

  return (
    <>
      <SearchButton
        ref={button}
        onClick={openEmpty}
        onPointerEnter={warm}
        onFocus={warm}
        onTouchStart={warm}
        onKeyDown={onKeyDown}
        aria-busy={isOpen && !Overlay}
      />
      <SearchFrame action={searchPage} />
      <noscript>
        <SearchLink />
      </noscript>
      {Overlay && <Overlay initialQuery={initialQuery} onClose={close} />}
    </>
  );
}
