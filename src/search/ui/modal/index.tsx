// Entry point of the modal's bundle, in which Preact replaces React: src/search/plugin/bundleModal.ts.
import {createRoot} from 'react-dom/client';
import siteConfig from '@generated/docusaurus.config';
import {MODAL_ATTRIBUTE, type SearchModal} from '@site/src/search/native/modal';
import {getSearchEngine} from '../useSearchEngine';
import SearchModalContent from './SearchModalContent';
import './modal.css';

export const preload: SearchModal['preload'] = () =>
  getSearchEngine(siteConfig).preload();

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
