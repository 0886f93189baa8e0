// What is loaded in one piece beside the server.
export {EmbeddedEngine} from '../embedded/page/embeddedEngine';
export {pageTransport} from '../embedded/page/pageTransport';
