// Stands in front of the Typesense theme's page, which the theme gives the route `/search`.
export {default} from '@site/src/components/search/page/SearchPage';
