// Components of legal texts. The texts import them, so other pages do not load them.
export {default as Company} from './Company';
export {default as LegalHeader} from './LegalHeader';
export {default as Provider} from './Provider';
