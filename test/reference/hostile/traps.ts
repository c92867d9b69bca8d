import {
  firstFree,
  functionType,
  inFunction,
  module,
  most,
  oneId,
  op,
  range,
  text,
  uint,
  voidType,
  yes,
} from './module.ts'

/**
 * Modules of about the requested number of words, each slow to judge, print or assemble for an algorithm that looks at
 * all pairs of something, follows a chain again from each of its links, or takes a number for a size.
 */
export const traps: Readonly<Record<string, (words: number) => Uint32Array>> = {
  'a decoration group with as many decorations as targets': (words) =>
    module(
      (put) => {
        for (const n of range(words / 6)) put(op.typeStruct, firstFree + 1 + n)
      },
      undefined,
      (put) => {
        for (const n of range(words / 12)) put(op.decorate, firstFree, 5635, 0x61 + (n % 20))
        put(op.decorationGroup, firstFree)
        for (const first of range(words / 6 / 1000))
          put(
            op.groupDecorate,
            firstFree,
            ...range(1000).map((n) => firstFree + 1 + first * 1000 + n),
          )
      },
    ),
  'decoration groups of each other': (words) =>
    module(
      () => {},
      undefined,
      (put) => {
        for (const n of range(words / 8)) {
          put(op.decorate, firstFree + n, 0)
          put(op.decorationGroup, firstFree + n)
          put(op.groupDecorate, firstFree + n, firstFree + n + 1)
        }
      },
    ),
  'a structure of many members with decorations': (words) =>
    module(
      (put) => {
        put(op.typeStruct, firstFree, ...range(Math.min(most, words / 12)).map(() => uint))
        put(op.typePointer, 7, 2, firstFree)
        put(op.variable, 7, 8, 2)
      },
      undefined,
      (put) => {
        put(op.decorate, firstFree, 2)
        for (const n of range(Math.min(most, words / 12))) {
          put(op.memberDecorate, firstFree, n, 35, 4 * n)
          put(op.memberDecorate, firstFree, n, 24)
        }
      },
    ),
  'many decorations of one id': (words) =>
    module(
      (put) => put(op.typeStruct, firstFree),
      undefined,
      (put) => {
        for (const n of range(words / 4)) put(op.decorate, firstFree, 30, n)
      },
    ),
  'a switch with many targets': (words) =>
    module((put) =>
      inFunction(put, () => {
        const count = Math.min(most, words) / 2
        put(op.selectionMerge, 9, 0)
        put(op.switch, oneId, 9, ...range(count).flatMap((n) => [n, n % 2 ? 9 : firstFree + n]))
        for (const n of range(count)) {
          if (n % 2 === 1) continue
          put(op.label, firstFree + n)
          put(op.branch, 9)
        }
        put(op.label, 9)
      }),
    ),
  'many switches to one label': (words) =>
    module((put) =>
      inFunction(put, () => {
        for (const n of range(words / 2000)) {
          put(op.selectionMerge, firstFree + n, 0)
          put(op.switch, oneId, firstFree + n, ...range(990).flatMap((m) => [m, firstFree + n]))
          put(op.label, firstFree + n)
        }
      }),
    ),
  'long strings': (words) =>
    module(
      () => {},
      undefined,
      (put) => {
        for (const n of range(Math.max(1, words / most)))
          put(op.string, firstFree + n, ...text(Math.min(words, most) - 4))
      },
    ),
  'one name for many ids': (words) =>
    module(
      (put) => {
        for (const n of range(words / 8)) put(op.typeStruct, firstFree + n)
      },
      undefined,
      (put) => {
        for (const n of range(words / 8)) put(op.name, firstFree + n, ...text(2))
      },
    ),
  'many imports and entry points of one name': (words) =>
    module(
      (put) => inFunction(put, () => {}),
      undefined,
      (put) => {
        for (const n of range(words / 12)) put(op.extInstImport, firstFree + n, ...text(2))
        for (const _ of range(words / 12)) put(op.entryPoint, 5, 7, ...text(2))
      },
    ),
  'many entry points into one call tree': (words) =>
    module(
      (put) => {
        for (const n of range(words / 18)) {
          put(op.function, voidType, firstFree + 2 * n, 0, functionType)
          put(op.label, 1_000_000 + 2 * n)
          put(op.functionCall, voidType, 2_000_000 + n, firstFree + 2 * (n + 1))
          put(op.return)
          put(op.functionEnd)
        }
        put(op.function, voidType, firstFree + 2 * Math.ceil(words / 18), 0, functionType)
        put(op.label, 3_000_000)
        put(op.return)
        put(op.functionEnd)
      },
      undefined,
      (put) => {
        for (const n of range(words / 18)) put(op.entryPoint, 5, firstFree + 2 * n, n, 0)
      },
    ),
  'a phi of many parents': (words) =>
    module((put) =>
      inFunction(put, () => {
        const count = Math.min(most / 2, words / 8)
        const last = firstFree + 4 * count
        for (const n of range(count)) {
          put(op.branchConditional, yes, last, firstFree + n)
          put(op.label, firstFree + n)
        }
        put(op.branch, last)
        put(op.label, last)
        put(op.phi, uint, last + 1, ...range(count).flatMap((n) => [oneId, firstFree + n]))
      }),
    ),
  'many phis of one block': (words) =>
    module((put) =>
      inFunction(put, () => {
        put(op.branchConditional, yes, firstFree, 9)
        put(op.label, 9)
        put(op.branch, firstFree)
        put(op.label, firstFree)
        for (const n of range(words / 7)) put(op.phi, uint, firstFree + 1 + n, oneId, 8, oneId, 9)
      }),
    ),
  'a chain of arrays': (words) =>
    module((put) => {
      for (const n of range(words / 5)) {
        put(op.typeArray, firstFree + n, n === 0 ? uint : firstFree + n - 1, oneId)
      }
      put(op.typePointer, 7, 2, firstFree + Math.floor(words / 5))
      put(op.variable, 7, 8, 2)
    }),
  'structures of structures twice over': (words) =>
    module((put) => {
      for (const n of range(words / 4)) {
        const inner = n === 0 ? uint : firstFree + n - 1
        put(op.typeStruct, firstFree + n, inner, inner)
      }
      put(op.typePointer, 7, 2, firstFree + Math.floor(words / 4) - 1)
      put(op.variable, 7, 8, 2)
    }),
  'types that contain themselves': (words) =>
    module((put) => {
      for (const n of range(words / 8)) {
        put(op.typeStruct, firstFree + 2 * n, firstFree + 2 * n + 1, firstFree + 2 * n)
        put(op.typeArray, firstFree + 2 * n + 1, firstFree + 2 * n, oneId)
      }
    }),
  'a chain of pointers': (words) =>
    module((put) => {
      for (const n of range(words / 4))
        put(op.typePointer, firstFree + n, 7, n === 0 ? uint : firstFree + n - 1)
    }),
  'long access chains through one type': (words) =>
    module((put) => {
      for (const n of range(250))
        put(op.typeStruct, firstFree + n, n === 0 ? uint : firstFree + n - 1)
      put(op.typePointer, 7, 6, firstFree + 249)
      put(op.typePointer, 9, 6, uint)
      put(op.variable, 7, 1000, 6)
      inFunction(put, () => {
        for (const n of range(words / 255))
          put(op.accessChain, 9, 2000 + n, 1000, ...range(250).map(() => oneId))
      })
    }),
  'a chain of constant operations': (words) =>
    module((put) => {
      for (const n of range(words / 6))
        put(
          op.specConstantOp,
          uint,
          firstFree + n,
          op.iAdd,
          n === 0 ? oneId : firstFree + n - 1,
          oneId,
        )
    }),
  'a value that is used everywhere': (words) =>
    module((put) =>
      inFunction(put, () => {
        put(op.copyObject, uint, firstFree, oneId)
        for (const n of range(words / 5))
          put(op.iAdd, uint, firstFree + 1 + n, firstFree, firstFree)
      }),
    ),
  'a value that is used in a long row of blocks': (words) =>
    module((put) =>
      inFunction(put, () => {
        put(op.copyObject, uint, 9, oneId)
        for (const n of range(words / 8)) {
          put(op.branch, firstFree + 2 * n)
          put(op.label, firstFree + 2 * n)
          put(op.copyObject, uint, firstFree + 2 * n + 1, 9)
        }
      }),
    ),
  'selections in selections': (words) =>
    module((put) =>
      inFunction(put, () => {
        const count = Math.floor(words / 14)
        for (const n of range(count)) {
          put(op.selectionMerge, firstFree + 2 * n, 0)
          put(op.branchConditional, yes, firstFree + 2 * n + 1, firstFree + 2 * n)
          put(op.label, firstFree + 2 * n + 1)
        }
        for (const n of range(count)) {
          put(op.branch, firstFree + 2 * (count - 1 - n))
          put(op.label, firstFree + 2 * (count - 1 - n))
        }
      }),
    ),
  'loops in loops': (words) =>
    module((put) =>
      inFunction(put, () => {
        const count = Math.floor(words / 22)
        const [head, inside, again, after] = [0, 1, 2, 3]
        const block = (n: number, which: number): number => firstFree + 4 * n + which
        for (const n of range(count)) {
          put(op.branch, block(n, head))
          put(op.label, block(n, head))
          put(op.loopMerge, block(n, after), block(n, again), 0)
          put(op.branchConditional, yes, block(n, inside), block(n, after))
          put(op.label, block(n, inside))
        }
        for (const n of range(count).toReversed()) {
          put(op.branch, block(n, again))
          put(op.label, block(n, again))
          put(op.branch, block(n, head))
          put(op.label, block(n, after))
        }
      }),
    ),
  'blocks that branch back and forth': (words) =>
    module((put) =>
      inFunction(put, () => {
        const count = Math.floor(words / 6)
        put(op.branchConditional, yes, firstFree, firstFree + count - 1)
        for (const n of range(count)) {
          put(op.label, firstFree + n)
          put(
            op.branchConditional,
            yes,
            firstFree + Math.min(count - 1, n + 1),
            firstFree + Math.max(0, n - 1),
          )
        }
        put(op.label, firstFree + count)
      }),
    ),
  'the greatest bound and the greatest ids': (words) =>
    module((put) => {
      for (const n of range(words / 4)) put(op.typePointer, 0xffff_ffff - n, 7, 0xffff_fffe - n)
    }, 0xffff_ffff),
  'one execution mode many times': (words) =>
    module(
      (put) => inFunction(put, () => {}),
      undefined,
      (put) => {
        put(op.entryPoint, 5, 7, 0)
        for (const _ of range(words / 6)) put(op.executionMode, 7, 17, 1, 1, 1)
      },
    ),
  'texel pointers that one instruction takes together': (words) =>
    module((put) => {
      const count = Math.min(most, Math.floor(words / 14))
      put(op.typeUntypedPointer, 7, 11)
      inFunction(put, () => {
        for (const n of range(count)) {
          put(op.untypedTexelPointer, 7, firstFree + n, uint, oneId, oneId, oneId)
          put(op.imageTexelPointer, 7, firstFree + count + n, oneId, oneId, oneId)
        }
        put(op.accessChain, 7, 9, ...range(Math.min(most, 2 * count)).map((n) => firstFree + n))
      })
    }),
  'many types of functions that are alike': (words) =>
    module((put) => {
      for (const n of range(words / 60))
        put(op.typeFunction, firstFree + n, voidType, ...range(56).map(() => uint))
    }),
  'entry points that reach the same built-ins': (words) =>
    module(
      (put) => {
        const count = Math.floor(words / 40)
        put(op.typePointer, 7, 1, uint)
        for (const n of range(count)) put(op.variable, 7, firstFree + n, 1)
        for (const n of range(count)) {
          put(op.function, voidType, firstFree + count + n, 0, functionType)
          put(op.label, firstFree + 2 * count + n)
          put(op.load, uint, firstFree + 3 * count + n, firstFree + n)
          if (n > 0)
            put(op.functionCall, voidType, firstFree + 4 * count + n, firstFree + count + n - 1)
          put(op.return)
          put(op.functionEnd)
        }
      },
      undefined,
      (put) => {
        const count = Math.floor(words / 40)
        for (const n of range(count)) put(op.entryPoint, 4, firstFree + count + n, 0x61 + n, 0)
        for (const n of range(count)) put(op.decorate, firstFree + n, 11, 15)
      },
    ),
  'many variables of a structure with many built-ins': (words) =>
    module(
      (put) => {
        const count = Math.min(most, Math.floor(words / 20))
        put(op.typeStruct, 9, ...range(count).map(() => uint))
        put(op.typePointer, 7, 1, 9)
        for (const n of range(count)) put(op.variable, 7, firstFree + n, 1)
      },
      undefined,
      (put) => {
        const count = Math.min(most, Math.floor(words / 20))
        for (const n of range(count)) put(op.memberDecorate, 9, n, 11, 15)
        for (const n of range(count)) put(op.memberDecorate, 9, n, 24)
      },
    ),
  'many decorations of a block with many variables': (words) =>
    module(
      (put) => {
        put(op.typeStruct, 9, uint)
        put(op.typePointer, 7, 12, 9)
        for (const n of range(words / 8)) put(op.variable, 7, firstFree + n, 12)
      },
      undefined,
      (put) => {
        for (const _ of range(words / 16)) put(op.decorate, 9, 2)
        for (const n of range(words / 8)) put(op.decorate, firstFree + n, 24)
      },
    ),
  'deep constructs': (words) =>
    module((put) =>
      inFunction(put, () => {
        const count = Math.floor(words / 14)
        for (const n of range(count)) {
          put(op.selectionMerge, firstFree + n, 0)
          put(op.branchConditional, yes, firstFree + count + n, firstFree + n)
          put(op.label, firstFree + count + n)
        }
        for (const n of range(count).toReversed()) {
          put(op.branch, firstFree + n)
          put(op.label, firstFree + n)
        }
      }),
    ),
}
