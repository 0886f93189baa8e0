// Components for legal texts. Legal texts import them explicitly, so that other pages do not load them.
export {default as Company} from './Company';
export {default as LegalHeader} from './LegalHeader';
export {default as Provider} from './Provider';
