// Entry point for React: data without Node code.
export {GLOSSARY_TERMS} from './glossary/terms';
