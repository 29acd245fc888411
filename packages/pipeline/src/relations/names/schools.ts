/** 'Oak Hill Primary School', 'Lindenhof Gymnasium': a school for children, of which a pupil has one at a time. */
export function isChildrensSchool(name: string): boolean {
  return (
    /\b(?:School|Academy|Gymnasium|Kindergarten|Nursery|Preschool|Grammar|High|Primary|Elementary|Secondary|Comprehensive|Prep)$/.test(
      name,
    ) &&
    !/\b(?:Business|Law|Medical|Art|Drama|Music|Dance|Film|Language|Driving|Evening|Summer|Sunday|Cookery|Graduate|Naval|Military|Police)\b/.test(
      name,
    )
  );
}
