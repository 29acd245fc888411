/** What the tour ingests. */
export const exampleText = `# Acme Robotics

Acme Robotics is headquartered in Berlin. It was founded in 2012 by Jane Doe.
Jane Doe was the CEO of Acme Robotics from 2012 to 2020. In March 2020, Alice Chen became CEO of the company.

## Products

The RoboArm is made by Acme Robotics.

| Product | Price |
|---|---|
| RoboArm | $1,000 |
`;
