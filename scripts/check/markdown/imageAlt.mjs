import {lintRule} from 'unified-lint-rule';
import {visit} from 'unist-util-visit';

const FILE_NAME = /\.(?:png|jpe?g|svg|gif|webp|avif)$/i;

/** Images have alternative text, which is empty for decoration. */
export default lintRule('site:image-alt', (tree, file) => {
  visit(tree, (node) => {
    const isElement = node.name === 'img';
    if (node.type !== 'image' && !isElement) {
      return;
    }
    const attribute = node.attributes?.find(({name}) => name === 'alt');
    const alt = isElement ? attribute?.value : node.alt;
    if (isElement && !attribute) {
      file.message(
        'Unexpected image without alternative text, expected `alt="what it shows"`',
        node.position,
      );
    } else if (typeof alt === 'string' && FILE_NAME.test(alt)) {
      file.message(
        `Unexpected file name "${alt}" as alternative text, expected what the image shows`,
        node.position,
      );
    }
  });
});
