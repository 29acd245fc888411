export { freePorts, isPortFree } from './ports.ts';
