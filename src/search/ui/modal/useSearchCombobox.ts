import {useEffect, useEffectEvent, useLayoutEffect, useRef} from 'react';
import {isComposing} from '@site/src/native-first/react';
import {opensElsewhere} from '../HitLink';

interface Options {
  readonly field: HTMLInputElement;
  /** Query for which the reader pressed Enter before the script was loaded. */
  readonly entered: string | undefined;
  /** Id of the results grid that the field controls. */
  readonly grid: string;
  /** Id of the row that the Enter key opens; `undefined` if there are no rows. */
  readonly active: string | undefined;
  readonly query: string;
  /** True if the rows belong to the current query. */
  readonly isAnswered: boolean;
  readonly onChange: (text: string) => void;
  /** Called when an arrow key moves the active row. */
  readonly onMove: (step: 1 | -1) => void;
}

/**
 * Turns the search field of the dialog, which React does not render, into a combobox:
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. If Enter is pressed during a search, the first row of
 * the new answer opens, not that of the previous answer, which is still shown.
 */
export function useSearchCombobox({
  field,
  entered,
  grid,
  active,
  query,
  isAnswered,
  onChange,
  onMove,
}: Options): void {
  const wanted = useRef(entered?.trim());

  const openWanted = useEffectEvent(() => {
    if (wanted.current === query && isAnswered) {
      wanted.current = undefined;
      findActiveLink(active)?.click();
    }
  });
  useEffect(() => openWanted(), [query, isAnswered]);

  const change = useEffectEvent((text: string) => {
    wanted.current = undefined;
    onChange(text);
  });
  const submit = useEffectEvent((event: Event) => {
    event.preventDefault();
    wanted.current = query;
    openWanted();
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key] as 1 | -1 | undefined;
    if (isComposing(event)) {
      // Escape ends the composition of a character; it must not close the dialog too.
      if (event.key === 'Escape') {
        event.preventDefault();
      }
    } else if (step && active) {
      event.preventDefault();
      onMove(step);
    } else if (event.key === 'Enter' && opensElsewhere(event)) {
      event.preventDefault();
      window.open(findActiveLink(active)?.href, '_blank', 'noopener');
    }
  });
  useLayoutEffect(() => {
    const listening = new AbortController();
    const {signal} = listening;
    const form = field.form!;
    field.addEventListener('input', () => change(field.value), {signal});
    field.addEventListener('keydown', (event) => press(event), {signal});
    form.addEventListener('submit', (event) => submit(event), {signal});
    form.addEventListener(
      'reset',
      () => {
        change('');
        field.focus();
      },
      {signal},
    );
    return () => {
      listening.abort();
      field.setAttribute('aria-expanded', 'false');
    };
  }, [field]);

  useLayoutEffect(() => {
    const attributes = {
      'aria-expanded': String(active !== undefined),
      'aria-controls': active && grid,
      'aria-activedescendant': active,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) {
        field.removeAttribute(name);
      } else {
        field.setAttribute(name, value);
      }
    }
  }, [field, grid, active]);
}

/** Sets the text of a field and fires its `input` event. */
export function setFieldText(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.dispatchEvent(new Event('input'));
  field.focus();
}

function findActiveLink(
  row: string | undefined,
): HTMLAnchorElement | undefined {
  return document.getElementById(row ?? '')?.getElementsByTagName('a')[0];
}
