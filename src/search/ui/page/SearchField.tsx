import {
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  type ReactNode,
} from 'react';
import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import {MAX_QUERY_LENGTH} from '@site/src/search/query';
import {isComposing} from '@site/src/native-first/react';
import styles from './styles.module.css';

interface Props {
  /** The query in the address. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field of the results page. Without scripts it is a form that leads to the page itself. */
export default function SearchField({value, onChange}: Props): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const history = useHistory();
  // What was typed before the application came.
  const adopt = useEffectEvent(() => {
    const typed = input.current!.value;
    if (typed !== value) {
      onChange(typed);
    }
  });
  const follow = useEffectEvent(() => {
    // The field's own changes come back late, when the router is ready for them, and must not undo
    // what was typed since. Others are by the modal's link, or by going back.
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
      // It takes up by itself what was typed before the application came: a syllable may be composed meanwhile.
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
          description: 'The placeholder for search page input',
        })}
        aria-label={translate({
          id: 'theme.SearchPage.inputLabel',
          message: 'Search',
          description: 'The ARIA label for search page input',
        })}
        defaultValue={value}
        onKeyDown={(event) => {
          // Browsers clear the field on Escape; one that ends a syllable is the input method's.
          if (event.key === 'Escape' && isComposing(event.nativeEvent)) {
            event.preventDefault();
          }
        }}
        onChange={(event) => onChange(event.target.value)}
      />
    </form>
  );
}
