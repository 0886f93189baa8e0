import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import {MAX_QUERY_LENGTH} from '@site/src/search/query';
import styles from './styles.module.css';

interface Props {
  /** The query in the address. */
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The field of the results page. Without scripts it is a form that leads to the page itself. */
export default function SearchField({value, onChange}: Props): ReactNode {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const isComposing = useRef(false);
  // The address changed elsewhere: by the modal's link, or by going back.
  if (value !== shown) {
    setShown(value);
    setText(value);
  }
  useEffect(() => input.current?.focus({preventScroll: true}), []);

  const change = (next: string) => {
    setText(next);
    if (!isComposing.current) {
      setShown(next);
      onChange(next);
    }
  };
  return (
    <search>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChange(text);
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
          value={text}
          onChange={(event) => change(event.target.value)}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={(event) => {
            isComposing.current = false;
            change(event.currentTarget.value);
          }}
        />
      </form>
    </search>
  );
}
