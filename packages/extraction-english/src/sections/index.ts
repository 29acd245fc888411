export { describeSections } from './describe-sections.ts';
export { roleOfHeading } from './section-role.ts';
