// Replaces the home icon: the breadcrumbs of this site begin with the word Home and the product.
export {default} from '@site/src/components/Breadcrumbs/BreadcrumbRoot';
