import type {ReactNode} from 'react';
import {translate} from '@docusaurus/Translate';
import SlashKeySwitch from './SlashKeySwitch';

/** Footer of the modal that explains its keys, with the switch for the key that opens it. */
export default function ModalFooter(): ReactNode {
  const enter = translate({
    id: 'theme.SearchModal.footer.selectKeyAriaLabel',
    message: 'Enter key',
  });
  const down = translate({
    id: 'theme.SearchModal.footer.navigateDownKeyAriaLabel',
    message: 'Arrow down',
  });
  const up = translate({
    id: 'theme.SearchModal.footer.navigateUpKeyAriaLabel',
    message: 'Arrow up',
  });
  const escape = translate({
    id: 'theme.SearchModal.footer.closeKeyAriaLabel',
    message: 'Escape key',
  });
  return (
    <ul className="DocSearch-Footer">
      <li>
        <Key sign="↵" name={enter} />
        {translate({
          id: 'theme.SearchModal.footer.selectText',
          message: 'to select',
        })}
      </li>
      <li>
        <Key sign="↓" name={down} />
        <Key sign="↑" name={up} />
        {translate({
          id: 'theme.SearchModal.footer.navigateText',
          message: 'to navigate',
        })}
      </li>
      <li>
        <Key sign="esc" name={escape} />
        {translate({
          id: 'theme.SearchModal.footer.closeText',
          message: 'to close',
        })}
      </li>
      <li>
        <SlashKeySwitch />
      </li>
    </ul>
  );
}

function Key({sign, name}: {sign: string; name: string}): ReactNode {
  return (
    <kbd className="DocSearch-Commands-Key">
      <span aria-hidden="true">{sign}</span>
      <span className="DocSearch-Status">{name}</span>
    </kbd>
  );
}
