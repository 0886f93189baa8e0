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
  /** Query in the URL. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Search field of the results page. Without JavaScript, its form submits to the same page. */
export default function SearchField({value, onChange}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  // Applies text that the reader typed before React hydrated the field.
  const adopt = useEffectEvent(() => {
    const typed = input.current!.value;
    if (typed !== value) {
      onChange(typed);
    }
  });
  const follow = useEffectEvent(() => {
    // Ignores changes made by the field itself, which are replacements: they arrive late and would undo newer
    // typing.
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
      // Prevents the native script from restoring typed text, which could interrupt the composition of a
      // character.
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
          // Escape ends the composition of a character; it must not clear the field too.
          if (event.key === 'Escape' && isComposing(event.nativeEvent)) {
            event.preventDefault();
          }
        }}
        onChange={(event) => onChange(event.target.value)}
      />
    </form>
  );
}
