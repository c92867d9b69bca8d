import type { RuleId } from '#spec/rule'
import type { DecodeBlame } from '../decode-blames.ts'
import { importName } from './shared/debug-info.ts'

/** The tables that literals are from, by the kinds of the grammar. */
const tables: Readonly<Record<string, RuleId>> = {
  DebugBaseTypeAttributeEncoding: 'OpenCL.DebugInfo.100/encoding-is-in-the-table',
  DebugCompositeType: 'OpenCL.DebugInfo.100/composite-tag-is-in-the-table',
  DebugImportedEntity: 'OpenCL.DebugInfo.100/imported-entity-tag-is-in-the-table',
  DebugInfoFlags: 'OpenCL.DebugInfo.100/flags-are-in-the-table',
  DebugOperation: 'OpenCL.DebugInfo.100/operation-is-in-the-table',
  DebugTypeQualifier: 'OpenCL.DebugInfo.100/type-qualifier-is-in-the-table',
  SourceLanguage: 'OpenCL.DebugInfo.100/language-is-defined',
  StorageClass: 'OpenCL.DebugInfo.100/storage-class-is-defined',
}

/** Enumerations, and the operands that the text says are from a table of its own or of the core specification. */
export const blame: DecodeBlame = ({ extended, fault, kind }) => {
  if (extended?.set !== importName) return undefined
  if (fault === 'unknown-extended-instruction')
    return 'OpenCL.DebugInfo.100/instruction-number-is-defined'
  return fault === 'unknown-enumerant' && kind !== undefined ? tables[kind] : undefined
}
