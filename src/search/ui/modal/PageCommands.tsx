import {useState, type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';

/** Controls of the page behind the dialog that the dialog offers as commands. */
const CONTROLS = [
  '[data-native=copy][data-source]',
  '[data-native=wrap-code]',
  '[data-live=project]',
  '.navbar [data-native=colour-mode]',
  '.navbar .dropdown__link[lang]',
].join();

interface Props {
  /** Text in the search field; empty to list all commands. */
  readonly query: string;
  /** Closes the dialog. */
  readonly onChoose: () => void;
}

/** Buttons that press controls of the page: copy it, wrap its code, switch colours or language. */
export default function PageCommands({query, onChoose}: Props): ReactNode {
  const [commands] = useState(findCommands);
  const words = query.toLowerCase().split(/\s+/);
  const found = commands.filter(({label}) =>
    words.every((word) => label.toLowerCase().includes(word)),
  );
  return (
    found.length > 0 && (
      <>
        <p className="DocSearch-Hit-source">
          <Translate id="site.search.commands">Commands</Translate>
        </p>
        <ul className="DocSearch-Commands">
          {found.map(({label, control}) => (
            <li key={label}>
              <button
                type="button"
                className="button button--secondary button--sm"
                onClick={() => {
                  onChoose();
                  control.click();
                }}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </>
    )
  );
}

function findCommands() {
  return [...document.querySelectorAll<HTMLElement>(CONTROLS)].map(
    (control) => ({
      control,
      label: (control.ariaLabel ?? control.textContent).trim(),
    }),
  );
}
