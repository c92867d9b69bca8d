import type { DeclaredType, Draft } from '../draft.ts'
import { bind, globalVariable } from '../variables.ts'
import { storageClasses } from '../world.ts'
import { idOnce } from '../write.ts'

/** A variable that the module has once under that key, which no instruction takes but those that ask for it. */
export function hiddenVariable(
  draft: Draft,
  key: string,
  storageClass: number,
  pointee: DeclaredType,
): number {
  return idOnce(draft, key, () => {
    const { id } = globalVariable(draft, storageClass, pointee, true)
    draft.globals.pop()
    if (storageClass === storageClasses.uniformConstant) bind(draft, id)
    return id
  })
}
