export {default} from '@site/src/components/search/page/SearchPage';
