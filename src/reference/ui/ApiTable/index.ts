export {default as ApiRow} from './ApiRow';
export {default as ApiTable} from './ApiTable';
