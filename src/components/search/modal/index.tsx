// The script that the native one loads when search is opened: the modal, in a root of its own.
// Bundled with Preact in the place of React (src/plugins/search-modal).
import {flushSync} from 'react-dom';
import {createRoot} from 'react-dom/client';
import siteConfig from '@generated/docusaurus.config';
import {MODAL_ATTRIBUTE, type SearchModal} from '@site/src/native/searchModal';
import {searchContext} from '../useSearchContext';
import {getEngine} from '../useSearchSession';
import SearchDialog from './SearchDialog';
import './modal.css';

const home = document.createElement('div');
home.setAttribute(MODAL_ATTRIBUTE, '');
document.body.append(home);
const root = createRoot(home);

export const warm: SearchModal['warm'] = () => {
  getEngine(searchContext(siteConfig, {}).engineConfig).warm();
};

export const open: SearchModal['open'] = ({scope, onClose}) => {
  // Effects close it too, and those may run in the middle of a render.
  const closeLater = () => queueMicrotask(onClose);
  const dialog = <SearchDialog scope={scope} onClose={closeLater} />;
  // At once: the key that opened it goes on to its field.
  flushSync(() => root.render(dialog));
  return () => flushSync(() => root.render(null));
};
