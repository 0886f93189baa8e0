import {translate} from '@docusaurus/Translate';

/** Texts of the search box, in the shape of typesense-docsearch-react. */
export function searchBoxTexts() {
  const clear = translate({
    id: 'theme.SearchModal.searchBox.resetButtonTitle',
    message: 'Clear the query',
    description: 'The label and ARIA label for search box reset button',
  });
  const cancel = translate({
    id: 'theme.SearchModal.searchBox.cancelButtonText',
    message: 'Cancel',
    description: 'The label and ARIA label for search box cancel button',
  });
  return {
    resetButtonTitle: clear,
    resetButtonAriaLabel: clear,
    cancelButtonText: cancel,
    cancelButtonAriaLabel: cancel,
  };
}

/** Placeholder of the modal's field. */
export function placeholderText(): string {
  return translate({
    id: 'theme.SearchModal.placeholder',
    message: 'Search docs',
    description: 'The placeholder of the input of the DocSearch pop-up modal',
  });
}
