import type { Module } from '../../module.ts'
import {
  type MutatorTable,
  mutatorOf,
  type TableMutator,
  type Way,
} from '../../mutate/mutator-of.ts'
import { ordinalsOf } from '../../mutate/ordinals-of.ts'
import { chainAt, chainsOf, chainWords } from './chain-at.ts'
import type { ChainForm } from './chain-forms.ts'
import { pointerWith } from './pointer-at.ts'
import {
  exchangeableStorage,
  isEnabled,
  isSmall,
  otherStorage,
  smallScalarOf,
  storageCapabilities,
  withStorage,
} from './small-declared.ts'
import { type SmallWidth, smallPlaces } from './small-types.ts'
import { storageClassName } from './storage-class.ts'
import { untypedVariableAt, untypedVariablesOf, variableWords } from './untyped-variable-at.ts'
import { type Declare, withOperand } from './with-operand.ts'

type About = Pick<MutatorTable, 'name' | 'rule' | 'summary'>

const judged: readonly ChainForm[] = ['access', 'in-bounds-access', 'ptr-access']

/** A place where a type says what memory holds: the instruction's ordinal, the storage class, and the type. */
interface Holding {
  readonly at: number
  readonly storageClass: string
  readonly type: number
}

function dataTypes(module: Module): readonly Holding[] {
  return untypedVariablesOf(module).flatMap((at) => {
    const { storageClass, dataType } = untypedVariableAt(module, at)
    return dataType === undefined ? [] : { at, storageClass, type: dataType }
  })
}

function baseTypes(module: Module, forms: readonly ChainForm[] = judged): readonly Holding[] {
  return chainsOf(module, forms).flatMap((at) => {
    const chain = chainAt(module, at)
    const base = pointerWith(module, chain?.base)
    return chain === undefined || base === undefined
      ? []
      : { at, storageClass: storageClassName(base.storageClass), type: chain.baseType }
  })
}

const decorations = { Block: 2, BufferBlock: 3 } as const

function isDecorated(module: Module, type: number, name: keyof typeof decorations): boolean {
  return ordinalsOf(module, 'OpDecorate').some((at) => {
    const { words = [] } = module.instructions[at] ?? {}
    return words[0] === type && words[1] === decorations[name]
  })
}

function hasBufferBlock(module: Module): boolean {
  return ordinalsOf(module, 'OpDecorate').some(
    (at) => module.instructions[at]?.words[1] === decorations.BufferBlock,
  )
}

/** Says of a type in Uniform whether it may be that of a block that the lesser capability is for. */
type IsBufferBlock = (module: Module, type: number) => boolean

const isBufferBlock: IsBufferBlock = (module, type) => isDecorated(module, type, 'BufferBlock')
/** What a chain looks into may have been such a block, unless the chain says otherwise. */
const mayBeBufferBlock: IsBufferBlock = (module, type) => !isDecorated(module, type, 'Block')

/** True where small data stands in a place that these capabilities enable it in. */
function covers(
  module: Module,
  capabilities: readonly string[],
  width: SmallWidth,
  { storageClass, type }: Holding,
  isLesser: IsBufferBlock,
): boolean {
  const counted =
    storageClass === 'Uniform' && !isLesser(module, type)
      ? capabilities.filter((name) => name !== 'StorageBuffer16BitAccess')
      : capabilities
  return isEnabled(counted, width, storageClass)
}

/** Another capability in the place of the one that enables what is there. */
function exchanged({ width, holdings, others }: Small, name: string, inBufferBlock: boolean): Way {
  return (module, at) => {
    if (!exchangeableStorage(module, width).includes(at)) return undefined
    if (hasBufferBlock(module) !== inBufferBlock) return undefined
    const isBroken = (holding: Holding) =>
      isSmall(module, holding.type, width) &&
      !covers(
        module,
        [name],
        width,
        holding,
        chainAt(module, holding.at) === undefined ? isBufferBlock : mayBeBufferBlock,
      )
    return holdings(module).some(isBroken) && !others(module).some(isBroken)
      ? withStorage(module, at, name)
      : undefined
  }
}

const hyphens = (name: string) => name.replace(/(?<=[a-z])(?=[A-Z0-9])/g, '-').toLowerCase()

const classes = ['StorageBuffer', 'Uniform', 'PushConstant', 'Private', 'Function', 'Input']

interface Small {
  readonly width: SmallWidth
  readonly word: number
  readonly holdings: (module: Module) => readonly Holding[]
  readonly others: (module: Module) => readonly Holding[]
}

/** A small type where nothing enables it, in a module that may have it elsewhere. */
function moved({ width, word, holdings }: Small, storageClass: string, declare?: string): Way {
  return (module, at) => {
    const capabilities = storageCapabilities(module, width)
    const holding = holdings(module).find((each) => each.at === at)
    if (capabilities.length === 0 || holding?.storageClass !== storageClass) return undefined
    if (isEnabled(capabilities, width, storageClass)) return undefined
    const small: Declare = (graft) => {
      const scalar = smallScalarOf(module, at, width)
      if (scalar === undefined || declare === undefined) return scalar
      return graft.type(declare, scalar, 2)
    }
    return withOperand(module, at, word, small)
  }
}

function smallMutator(about: About, small: Small): TableMutator {
  const { width, holdings } = small
  return mutatorOf({
    ...about,
    ordinals: (module) => [
      ...exchangeableStorage(module, width),
      ...holdings(module)
        .map(({ at }) => at)
        .filter((at) => isReplaceable(module, at)),
    ],
    ways: Object.fromEntries([
      ...otherStorage(width).map((name) => [`by-${hyphens(name)}`, exchanged(small, name, false)]),
      ...otherStorage(width)
        .filter((name) => !smallPlaces['buffer-block']?.capabilities[width].includes(name))
        .map((name) => [`in-buffer-block-by-${hyphens(name)}`, exchanged(small, name, true)]),
      ...classes.flatMap((name) => [
        [`scalar-in-${hyphens(name)}`, moved(small, name)],
        [`vector-in-${hyphens(name)}`, moved(small, name, 'OpTypeVector')],
      ]),
    ]),
  })
}

/** Variables with an initializer, and chains that walk on, need their type as it is. */
function isReplaceable(module: Module, at: number): boolean {
  const chain = chainAt(module, at)
  return chain === undefined
    ? untypedVariableAt(module, at).initializer === undefined
    : chain.indexes.length === 0
}

/** Breaks what capabilities say of the data types of variables. */
export function smallDataTypeMutator(about: About, width: SmallWidth): TableMutator {
  return smallMutator(about, {
    width,
    word: variableWords.dataType,
    holdings: dataTypes,
    others: baseTypes,
  })
}

/** Breaks what capabilities say of the base types of chains. */
export function smallBaseTypeMutator(about: About, width: SmallWidth): TableMutator {
  return smallMutator(about, {
    width,
    word: chainWords.baseType,
    holdings: baseTypes,
    others: dataTypes,
  })
}
