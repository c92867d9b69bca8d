// Validators that are wrong about faults in one place of a module.
import { accepts, type ValidatorPlant } from '../plant.ts'

/** Plants about functions, blocks, neighbours and the last of a list. */
export const places: readonly ValidatorPlant[] = [
  accepts('third-function', 'whatever is wrong in a function after the second', ({ view, right }) =>
    view.blames(right, ({ instruction }) => instruction.func > 2),
  ),
  accepts('after-phi', 'whatever is wrong in a block that begins with OpPhi', ({ view, right }) =>
    view.blames(
      right,
      ({ instruction: { func, block, name } }) =>
        name !== 'OpPhi' &&
        view.all('OpPhi').some((phi) => phi.func === func && phi.block === block),
    ),
  ),
  accepts('after-call', 'whatever is wrong in a block after a call', ({ view, right }) =>
    view.blames(right, ({ instruction: { func, block, ordinal } }) =>
      view
        .all('OpFunctionCall')
        .some((call) => call.func === func && call.block === block && call.ordinal < ordinal),
    ),
  ),
  accepts(
    'big-module',
    'whatever is wrong in modules of more than 1,500 instructions',
    ({ view, right }) => right.kind === 'invalid' && view.instructions.length > 1500,
  ),
  accepts(
    'after-line',
    'whatever is wrong in an instruction right after OpLine',
    ({ view, right }) =>
      view.blames(
        right,
        ({ instruction: { ordinal } }) => view.instructions[ordinal - 1]?.name === 'OpLine',
      ),
  ),
  accepts(
    'nested-loop',
    'whatever is wrong in a loop that is within a selection',
    ({ view, right }) =>
      view.blames(right, ({ instruction: { func, ordinal } }) => {
        const before = view.instructions.slice(0, ordinal).filter((each) => each.func === func)
        const loop = before.findLastIndex(({ name }) => name === 'OpLoopMerge')
        return loop > 0 && before.slice(0, loop).some(({ name }) => name === 'OpSelectionMerge')
      }),
  ),
  accepts(
    'last-member',
    'whatever is wrong with the last member of a structure',
    ({ view, right }) =>
      view.blames(right, ({ instruction: { name, words }, word }) => {
        if (name === 'OpTypeStruct') return words.length > 2 && word === words.length
        const target = view.definition(words[0] ?? 0)
        return (
          name === 'OpMemberDecorate' &&
          target !== undefined &&
          target.words.length > 2 &&
          words[1] === target.words.length - 2
        )
      }),
  ),
  accepts(
    'second-entry-point',
    'whatever is wrong with an entry point after the first',
    ({ view, right }) =>
      view.blames(right, ({ instruction }) =>
        instruction.name === 'OpEntryPoint'
          ? instruction !== view.all('OpEntryPoint')[0]
          : instruction.name.startsWith('OpExecutionMode') &&
            instruction.words[0] !== view.all('OpEntryPoint')[0]?.words[1],
      ),
  ),
  accepts('optional-operands', 'whatever is wrong with memory operands', ({ view, right }) =>
    view.blames(
      right,
      ({ instruction: { name }, word }) =>
        (name === 'OpLoad' && word > 3) ||
        (name === 'OpStore' && word > 2) ||
        (name === 'OpCopyMemory' && word > 2),
    ),
  ),
  accepts(
    'three-decorations',
    'whatever is wrong with a target of three decorations or more',
    ({ view, right }) =>
      view.blames(
        right,
        ({ instruction: { name, words } }) =>
          name === 'OpDecorate' &&
          view.all('OpDecorate').filter((row) => row.words[0] === words[0]).length >= 3,
      ),
  ),
  accepts('group-decoration', 'everything that uses a decoration group', ({ view }) =>
    view.has('OpGroupDecorate'),
  ),
  accepts(
    'parameter',
    'whatever is wrong with an instruction that uses a parameter',
    ({ view, right }) =>
      view.blames(right, ({ instruction: { words } }) =>
        words.some((id) => view.definition(id)?.name === 'OpFunctionParameter'),
      ),
  ),
  accepts('imports', 'everything of modules that import a function', ({ view }) =>
    view.instructions.some(
      ({ name, words }) => name === 'OpDecorate' && words[1] === 41 && words.at(-1) === 1,
    ),
  ),
  accepts(
    'unused-function',
    'whatever is wrong in a function that nothing calls',
    ({ view, right }) => {
      const called = new Set([
        ...view.all('OpFunctionCall').map(({ words }) => words[2]),
        ...view.all('OpEntryPoint').map(({ words }) => words[1]),
      ])
      return view.blames(right, ({ instruction: { func } }) => {
        const id = view.all('OpFunction')[func - 1]?.result
        return func > 0 && id !== undefined && !called.has(id)
      })
    },
  ),
]
