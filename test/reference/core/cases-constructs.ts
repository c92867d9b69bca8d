import type { RuleCase } from '../case-makers.ts'
import { body } from './case.ts'

/** Blocks with the names of their labels, after a branch to the first of them; the last one ends with the function. */
function blocks(
  ...lines: readonly (readonly [label: string, ...body: readonly string[]])[]
): string {
  const [first] = lines
  const all = lines.map(([label, ...rest]) => [`%${label} = OpLabel`, ...rest].join('\n'))
  return [`OpBranch %${first?.[0]}`, ...all].join('\n')
}

/** A loop of a header, a body, a continue target and what `next` adds after that. */
function loop(
  inner: readonly string[],
  next: readonly string[],
  ...others: readonly (readonly [string, ...string[]])[]
): string {
  return blocks(
    ['head', 'OpLoopMerge %done %next None', 'OpBranchConditional %true %inner %done'],
    ['inner', ...inner],
    ['next', ...next],
    ...others,
    ['done'],
  )
}

/** A switch with cases `a`, `b` and `c`. */
function switched(
  targets: string,
  ...cases: readonly (readonly [label: string, ...body: readonly string[]])[]
): string {
  return blocks(['head', 'OpSelectionMerge %m None', `OpSwitch %u0 ${targets}`], ...cases, ['m'])
}

const direct = (a: string, b: string, c: string): (readonly [string, string])[] => [
  ['a', `OpBranch %${a}`],
  ['b', `OpBranch %${b}`],
  ['c', `OpBranch %${c}`],
]

/** Selections in selections, the innermost of which branches somewhere. */
const nested = (to: string): string =>
  blocks(
    ['head', 'OpSelectionMerge %m None', 'OpBranchConditional %true %a %m'],
    ['a', 'OpSelectionMerge %n None', 'OpBranchConditional %true %b %n'],
    ['b', `OpBranch %${to}`],
    ['n', 'OpBranch %m'],
    ['m'],
  )

/** A loop in a loop; the inner one leaves by its back-edge block, and from its body. */
const loops = (fromNext: string, fromBody: string): string =>
  blocks(
    ['head', 'OpLoopMerge %done %next None', 'OpBranchConditional %true %inner %done'],
    ['inner', 'OpLoopMerge %out %again None', 'OpBranchConditional %true %body %out'],
    ['body', `OpBranchConditional %true %again ${fromBody}`],
    ['again', `OpBranchConditional %true %inner ${fromNext}`],
    ['out', 'OpBranch %next'],
    ['next', 'OpBranch %head'],
    ['done'],
  )

/** A switch with a loop in a case, from the body of which a branch goes somewhere. */
const looped = (to: string): string =>
  switched(
    '%m 1 %a 2 %b',
    ['a', 'OpLoopMerge %out %again None', 'OpBranchConditional %true %body %out'],
    ['body', `OpBranchConditional %true %again ${to}`],
    ['again', 'OpBranch %a'],
    ['out', 'OpBranch %b'],
    ['b', 'OpBranch %m'],
  )

/** A switch in a case of another. */
const inCase = (target: string): string =>
  switched(
    '%m 1 %a 2 %b',
    ['a', 'OpSelectionMerge %n None', `OpSwitch %u0 %n 1 %${target}`],
    ['x', 'OpBranch %b'],
    ['n', 'OpBranch %m'],
    ['b', 'OpBranch %m'],
  )

const afterMerge = (to: string): string =>
  blocks(
    ['head', 'OpSelectionMerge %m None', 'OpBranchConditional %true %a %b'],
    ['a', 'OpBranch %m'],
    ['b', 'OpReturn'],
    ['m', `OpBranch %${to}`],
    ['z'],
  )

const afterLoop = (to: string): string =>
  blocks(
    ['head', 'OpLoopMerge %done %next None', 'OpBranchConditional %true %inner %done'],
    ['inner', 'OpBranch %next'],
    ['next', 'OpBranch %head'],
    ['done', `OpBranch %${to}`],
    ['z'],
  )

/** Structured control-flow constructs: how they nest, and how branches enter and leave them. */
export const constructCases: readonly RuleCase[] = [
  body(
    'continue-target-dominates-back-edge',
    loop(['OpBranch %next'], ['OpBranch %back'], ['back', 'OpBranch %head']),
    loop(['OpBranchConditional %true %next %back'], ['OpBranch %back'], ['back', 'OpBranch %head']),
  ),
  body(
    'back-edge-post-dominates-continue-target',
    loop(
      ['OpBranch %next'],
      ['OpSelectionMerge %back None', 'OpBranchConditional %true %quit %back'],
      ['quit', 'OpBranch %back'],
      ['back', 'OpBranch %head'],
    ),
    loop(
      ['OpBranch %next'],
      ['OpSelectionMerge %back None', 'OpBranchConditional %true %quit %back'],
      ['quit', 'OpReturn'],
      ['back', 'OpBranch %head'],
    ),
  ),
  body(
    'construct-contains-merge-block',
    loop(['OpBranch %next'], ['OpBranchConditional %true %head %done'], ['aside', 'OpUnreachable']),
    loop(
      ['OpBranch %next'],
      ['OpSelectionMerge %aside None', 'OpBranchConditional %true %head %done'],
      ['aside', 'OpUnreachable'],
    ),
  ),
  body('construct-exit', nested('n'), nested('m')),
  body('construct-exit', looped('%out'), looped('%m')),
  body('construct-exit', looped('%out'), looped('%b')),
  body('construct-exit', loops('%out', '%out'), loops('%out', '%done')),
  body('construct-exit', loops('%out', '%out'), loops('%out', '%next')),
  body('continue-construct-exit', loops('%out', '%out'), loops('%done', '%out')),
  body('continue-construct-exit', loops('%out', '%out'), loops('%next', '%out')),
  body('construct-entry', afterMerge('z'), afterMerge('b')),
  body('continue-target-entry', afterLoop('z'), afterLoop('next')),
  body('switch-dominates-cases', inCase('x'), inCase('b')),
  body(
    'case-branches-to-one-case',
    switched(
      '%c 1 %a 2 %b',
      ['a', 'OpSelectionMerge %n None', 'OpBranchConditional %true %x %n'],
      ['x', 'OpBranch %b'],
      ['n', 'OpBranch %m'],
      ['b', 'OpBranch %m'],
      ['c', 'OpBranch %m'],
    ),
    switched(
      '%c 1 %a 2 %b',
      ['a', 'OpSelectionMerge %n None', 'OpBranchConditional %true %x %n'],
      ['x', 'OpBranch %b'],
      ['n', 'OpBranch %c'],
      ['b', 'OpBranch %m'],
      ['c', 'OpBranch %m'],
    ),
  ),
  body(
    'case-entered-from-one-case',
    switched('%c 1 %a 2 %b', ...direct('m', 'c', 'm')),
    switched('%c 1 %a 2 %b', ...direct('c', 'c', 'm')),
  ),
  body(
    'fall-through-to-next-target',
    switched('%m 1 %a 2 %b 3 %c', ...direct('b', 'c', 'm')),
    switched('%m 1 %a 2 %b 3 %c', ...direct('c', 'm', 'm')),
  ),
  body(
    'fall-through-to-next-target',
    switched('%c 1 %a 4 %a 3 %c 2 %b', ...direct('c', 'm', 'm')),
    switched('%c 1 %a 4 %a 2 %b 3 %c', ...direct('c', 'm', 'm')),
  ),
  body(
    'fall-through-by-default',
    switched('%d 1 %a 2 %b 3 %c', ['d', 'OpBranch %b'], ...direct('d', 'm', 'm')),
    switched('%d 1 %a 2 %b 3 %c', ['d', 'OpBranch %c'], ...direct('d', 'm', 'm')),
  ),
  body(
    'switch-targets-consecutive',
    switched('%m 1 %a 3 %a 2 %b', ...direct('m', 'm', 'm').slice(0, 2)),
    switched('%m 1 %a 2 %b 3 %a', ...direct('m', 'm', 'm').slice(0, 2)),
  ),
]
