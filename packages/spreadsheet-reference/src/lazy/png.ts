export {encode} from 'fast-png';
