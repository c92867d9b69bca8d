import { reflectionCheck } from './reflection-check.ts'

/** Binary Form. */
export const check = reflectionCheck(
  'NonSemantic.ClspvReflection/instruction-number-is-defined',
  ({ row, number, numberWord }, _module, report) => {
    if (row === undefined) report(numberWord, `the set has no instruction ${number}`)
  },
)
