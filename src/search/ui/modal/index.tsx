// The script that the native one loads when search is opened: what stands below the field of the dialog, in a root of its
// own. Bundled with Preact in the place of React (src/search/plugin/searchModal).
import {createRoot} from 'react-dom/client';
import siteConfig from '@generated/docusaurus.config';
import {
  MODAL_ATTRIBUTE,
  type SearchModal,
} from '@site/src/search/native/searchModal';
import {getEngine} from '../useSearchSession';
import SearchModalContent from './SearchModalContent';
import './modal.css';

export const warm: SearchModal['warm'] = () => getEngine(siteConfig).warm();

export const open: SearchModal['open'] = ({dialog, ...options}) => {
  const root = createRoot(dialog.querySelector(`[${MODAL_ATTRIBUTE}]`)!);
  const field = dialog.querySelector('input')!;
  root.render(
    <SearchModalContent
      {...options}
      field={field}
      onClose={() => dialog.close()}
    />,
  );
  return () => root.unmount();
};
