import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';

/** The keys that work in the modal. */
export default function ModalFooter(): ReactNode {
  const commands = [
    {
      keys: [
        [
          '↵',
          translate({
            id: 'theme.SearchModal.footer.selectKeyAriaLabel',
            message: 'Enter key',
          }),
        ],
      ],
      text: translate({
        id: 'theme.SearchModal.footer.selectText',
        message: 'to select',
      }),
    },
    {
      keys: [
        [
          '↓',
          translate({
            id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
            message: 'Arrow down',
          }),
        ],
        [
          '↑',
          translate({
            id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
            message: 'Arrow up',
          }),
        ],
      ],
      text: translate({
        id: 'theme.SearchModal.footer.navigateText',
        message: 'to navigate',
      }),
    },
    {
      keys: [
        [
          'esc',
          translate({
            id: 'theme.SearchModal.footer.closeKeyAriaLabel',
            message: 'Escape key',
          }),
        ],
      ],
      text: translate({
        id: 'theme.SearchModal.footer.closeText',
        message: 'to close',
      }),
    },
  ];
  return (
    <ul className="DocSearch-Commands">
      {commands.map(({keys, text}) => (
        <li key={text}>
          {keys.map(([sign, name]) => (
            <kbd key={sign} className="DocSearch-Commands-Key">
              <span aria-hidden="true">{sign}</span>
              <span className="DocSearch-Status">{name}</span>
            </kbd>
          ))}
          <span className="DocSearch-Label">{text}</span>
        </li>
      ))}
    </ul>
  );
}
