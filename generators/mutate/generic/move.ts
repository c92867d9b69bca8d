import { genericMutatorOf } from './generic-mutator-of.ts'

export const mutator = genericMutatorOf(
  'move',
  'an instruction goes to the other end of the module',
  function* (instruction, at, { module: { instructions } }) {
    const { length } = instructions
    if (at > 0) {
      yield [
        'to-the-start',
        () => ({ at: 0, removed: at + 1, by: [instruction, ...instructions.slice(0, at)] }),
      ]
    }
    if (at + 1 < length) {
      yield [
        'to-the-end',
        () => ({ removed: length - at, by: [...instructions.slice(at + 1), instruction] }),
      ]
    }
  },
)
