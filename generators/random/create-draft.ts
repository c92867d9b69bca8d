import type { Draft } from './draft.ts'
import type { Draw } from './draw.ts'
import { scalarSpecs } from './scalar-types.ts'
import type { World } from './world.ts'

/** A module without anything. */
export function createDraft(world: World, draw: Draw, fired: (name: string) => void): Draft {
  return {
    world,
    scalars: scalarSpecs(world),
    draw,
    fired,
    bound: 1,
    capabilities: new Set(),
    extensions: new Set(),
    imports: [],
    modes: [],
    sources: [],
    names: [],
    processed: [],
    annotations: [],
    declarations: [],
    functions: [],
    behind: [],
    locals: [],
    body: [],
    interfaces: [],
    types: new Map(),
    ids: new Map(),
    images: new Map(),
    numbers: new Map(),
    structures: [],
    constants: [],
    values: [],
    globals: [],
    localPointers: [],
    pointers: [],
    blockArrays: [],
    bindings: 0,
    callees: [],
    kernelImages: [],
    plain: new Set(),
    reflected: undefined,
    specIds: 0,
    result: undefined,
    block: 0,
    focus: undefined,
    loop: undefined,
    budget: 0,
  }
}
