import { reflectionCheck } from './reflection-check.ts'

/** Binary Form, the version of each instruction. */
export const check = reflectionCheck(
  'NonSemantic.ClspvReflection/instruction-is-in-the-imported-version',
  ({ row, version, numberWord }, _module, report) => {
    if (row !== undefined && version !== undefined && version < row.since)
      report(numberWord, `${row.name} is in the set since version ${row.since}, not in ${version}`)
  },
)
