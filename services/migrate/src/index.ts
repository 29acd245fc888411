export { dropTenant, ensureTenant } from './tenant-database.ts';
