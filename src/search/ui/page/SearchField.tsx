import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {MAX_QUERY_LENGTH} from '@site/src/search/engine';
import {isComposing} from '@site/src/native-first/react';
import styles from './styles.module.css';

interface Props {
  /** The query of the address. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field of the results page. Without scripts, the form submits to the page itself. */
export default function SearchField({value, onChange}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  // Text that was typed before React hydrated the field.
  const adopt = useEffectEvent(() => {
    const typed = input.current!.value;
    if (typed !== value) {
      onChange(typed);
    }
  });
  const follow = useEffectEvent(() => {
    // Changes by the field itself are replacements. They arrive late, and must not undo what was typed since.
    if (history.action !== 'REPLACE') {
      input.current!.value = value;
    }
  });
  useLayoutEffect(() => adopt(), []);
  useLayoutEffect(() => follow(), [value]);
  useEffect(() => input.current!.focus({preventScroll: true}), []);
  return (
    <form
      role="search"
      // Tells the native script not to restore typed text, which could interrupt a composition.
      data-native="search-field"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(input.current!.value);
      }}>
      <input
        ref={input}
        type="search"
        name="q"
        className={styles.field}
        autoComplete="off"
        spellCheck={false}
        maxLength={MAX_QUERY_LENGTH}
        placeholder={translate({
          id: 'theme.SearchPage.inputPlaceholder',
          message: 'Type your search here',
        })}
        aria-label={translate({
          id: 'theme.SearchPage.inputLabel',
          message: 'Search',
        })}
        defaultValue={value}
        onKeyDown={(event) => {
          // Escape ends a composition and must not clear the field.
          if (event.key === 'Escape' && isComposing(event.nativeEvent)) {
            event.preventDefault();
          }
        }}
        onChange={(event) => onChange(event.target.value)}
      />
    </form>
  );
}
