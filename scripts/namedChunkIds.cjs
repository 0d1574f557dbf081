/**
 * A webpack plugin: the id of a chunk with a name is its name. The runtime then has each name once, and not beside a
 * number for scripts and again for style sheets (decision 132). The other chunks keep webpack's numbers.
 */
class NamedChunkIds {
  apply(compiler) {
    compiler.hooks.compilation.tap('NamedChunkIds', (compilation) => {
      // Before webpack's own plugin, which leaves out chunks that have an id.
      compilation.hooks.chunkIds.tap({ name: 'NamedChunkIds', stage: -100 }, (chunks) => {
        for (const chunk of chunks) {
          if (!chunk.name || chunk.id !== null) continue;
          chunk.id = chunk.name;
          chunk.ids = [chunk.name];
        }
      });
    });
  }
}

module.exports = { NamedChunkIds };
