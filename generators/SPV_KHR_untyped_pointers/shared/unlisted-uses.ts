import { versionWord } from '../../builder/versions.ts'
import type { Module } from '../../module.ts'
import { declaresCapability } from '../../mutate/declares-capability.ts'
import type { Graft } from '../../mutate/graft.ts'
import type { Put } from './operands.ts'
import { type Pointer, storageClassName } from './pointers.ts'
import { isExplicit } from './world.ts'

/** Where an instruction is to take a pointer. */
interface Taking {
  readonly module: Module
  readonly pointer: Pointer
  readonly declare: Graft
}

/** Declares what an instruction needs that takes the pointer; `undefined` where the module cannot have it. */
export type Take = (taking: Taking) => ((put: Put) => void) | undefined

function uint({ declare }: Taking): number | undefined {
  return declare.type('OpTypeInt', 32, 0)
}

function constant(taking: Taking, value: number): number | undefined {
  const type = uint(taking)
  return type === undefined ? undefined : taking.declare.add('OpConstant', type, value)
}

function condition({ declare }: Taking): number | undefined {
  const type = declare.type('OpTypeBool')
  return type === undefined ? undefined : declare.add('OpConstantTrue', type)
}

function declares({ module }: Taking, ...capabilities: readonly string[]): boolean {
  return capabilities.some((each) => declaresCapability(module, each))
}

function isInto({ pointer }: Taking, ...storageClasses: readonly string[]): boolean {
  return storageClasses.includes(storageClassName(pointer.storageClass))
}

/** False of memory in which pointers that are counted on from need a stride. */
function isWithoutStride({ module, pointer }: Taking): boolean {
  const name = storageClassName(pointer.storageClass)
  return !isExplicit(name) && !(name === 'Workgroup' && declaresCapability(module, 'Shader'))
}

function comparison(name: string): Take {
  return (taking) => {
    const type = taking.declare.type('OpTypeBool')
    const { id } = taking.pointer
    // With a client that knows variable pointers these may not be used at all; Addresses are for all that compare.
    const may = taking.module.version >= versionWord(4) && declares(taking, 'Addresses')
    return type === undefined || !may ? undefined : (put) => put(name, type, id, id)
  }
}

function untypedChain(name: string): Take {
  return (taking) => {
    const { declare, pointer } = taking
    const [baseType, element] = [uint(taking), constant(taking, 0)]
    if (baseType === undefined || element === undefined || !isWithoutStride(taking))
      return undefined
    const type = declare.add('OpTypeUntypedPointerKHR', pointer.storageClass)
    return (put) => put(name, type, baseType, pointer.id, element)
  }
}

function typedChain(name: string, ...capabilities: readonly string[]): Take {
  return (taking) => {
    const { pointer } = taking
    const element = constant(taking, 1)
    const may = declares(taking, ...capabilities) && isWithoutStride(taking)
    if (element === undefined || !may || pointer.kind === 'untyped') return undefined
    return (put) => put(name, pointer.type, pointer.id, element)
  }
}

function lifetime(name: string): Take {
  return (taking) => {
    const may = declares(taking, 'Kernel') && isInto(taking, 'Function')
    return may ? (put) => put(name, taking.pointer.id, 0) : undefined
  }
}

/** Instructions outside the list that take a logical pointer, by name. */
export const unlistedUses = {
  select: (taking) => {
    const truth = condition(taking)
    const { id, type } = taking.pointer
    return truth === undefined ? undefined : (put) => put('OpSelect', type, truth, id, id)
  },
  'composite-construct': ({ declare, pointer }) => {
    const type = declare.add('OpTypeStruct', pointer.type)
    return (put) => put('OpCompositeConstruct', type, pointer.id)
  },
  'composite-insert': ({ declare, pointer }) => {
    const type = declare.add('OpTypeStruct', pointer.type)
    const object = declare.add('OpConstantNull', type)
    return (put) => put('OpCompositeInsert', type, pointer.id, object, 0)
  },
  'bitcast-to-integer': (taking) => {
    const type = uint(taking)
    return type === undefined ? undefined : (put) => put('OpBitcast', type, taking.pointer.id)
  },
  'bitcast-to-untyped-pointer': ({ declare, pointer }) => {
    const type = declare.add('OpTypeUntypedPointerKHR', pointer.storageClass)
    return (put) => put('OpBitcast', type, pointer.id)
  },
  'bitcast-to-typed-pointer': (taking) => {
    const { declare, pointer } = taking
    const pointee = uint(taking)
    if (pointee === undefined || pointer.kind === 'typed') return undefined
    const type = declare.add('OpTypePointer', pointer.storageClass, pointee)
    return (put) => put('OpBitcast', type, pointer.id)
  },
  'ptr-access-chain': typedChain('OpPtrAccessChain', 'Addresses', 'PhysicalStorageBufferAddresses'),
  'in-bounds-ptr-access-chain': typedChain('OpInBoundsPtrAccessChain', 'Addresses'),
  'untyped-ptr-access-chain': untypedChain('OpUntypedPtrAccessChainKHR'),
  'untyped-in-bounds-ptr-access-chain': untypedChain('OpUntypedInBoundsPtrAccessChainKHR'),
  'untyped-prefetch': (taking) => {
    const bytes = constant(taking, 4)
    if (bytes === undefined || !isInto(taking, 'CrossWorkgroup')) return undefined
    return (put) => put('OpUntypedPrefetchKHR', taking.pointer.id, bytes)
  },
  'ptr-equal': comparison('OpPtrEqual'),
  'ptr-not-equal': comparison('OpPtrNotEqual'),
  'ptr-diff': (taking) => {
    const type = uint(taking)
    const { id } = taking.pointer
    const may = taking.module.version >= versionWord(4) && declares(taking, 'Addresses')
    if (type === undefined || !may || !isWithoutStride(taking)) return undefined
    return (put) => put('OpPtrDiff', type, id, id)
  },
  'ptr-cast-to-generic': (taking) => {
    const { declare, pointer } = taking
    const may = declares(taking, 'Kernel') && declares(taking, 'GenericPointer')
    if (!may || !isInto(taking, 'Function', 'Workgroup', 'CrossWorkgroup')) return undefined
    const type =
      pointer.pointee === undefined
        ? declare.add('OpTypeUntypedPointerKHR', 'Generic')
        : declare.add('OpTypePointer', 'Generic', pointer.pointee)
    return (put) => put('OpPtrCastToGeneric', type, pointer.id)
  },
  'lifetime-start': lifetime('OpLifetimeStart'),
  'lifetime-stop': lifetime('OpLifetimeStop'),
  'size-of': (taking) => {
    const type = uint(taking)
    const may = declares(taking, 'Addresses') && taking.module.version >= versionWord(1)
    if (type === undefined || !may || taking.pointer.kind === 'untyped') return undefined
    return (put) => put('OpSizeOf', type, taking.pointer.id)
  },
} satisfies Readonly<Record<string, Take>>
