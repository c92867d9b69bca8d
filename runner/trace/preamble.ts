/**
 * The section of what comes before the first heading below the title. A chapter of a client's specification may say there
 * what all of its sentences mean.
 */
export const preamble = 'Preamble'
