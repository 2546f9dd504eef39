// The first scene: loads every file that game.json names, then opens the title screen.

export function createLoader({ config, session, sound, hud, hook }, loaded) {
  const { json, images, atlases, sounds } = config.files;
  const missing = [];

  return {
    key: 'loader',

    preload() {
      this.load.on('progress', (share) => hud.progress(share));
      this.load.on('filecomplete', (key, type) => loaded.push(...sourcesOf(config.files, key, type)));
      this.load.on('loaderror', (file) => missing.push(file.src));
      for (const [key, url] of Object.entries(json)) {
        this.load.json(key, url);
      }
      for (const [key, url] of Object.entries(images)) {
        this.load.image(key, url);
      }
      for (const [key, { image, frames }] of Object.entries(atlases)) {
        this.load.atlas(key, image, frames);
      }
      for (const [key, url] of Object.entries(sounds)) {
        this.load.binary(key, url);
      }
    },

    create() {
      // why: a missing sound makes a quiet game, a missing picture or level makes none
      const lost = missing.filter((url) => !Object.values(sounds).includes(url));
      if (lost.length > 0) {
        hud.fail(new Error(lost.join('、')));
        return;
      }
      for (const key of Object.keys(sounds)) {
        sound.keep(key, this.cache.binary.get(key));
      }
      sound.compose(this.cache.json.get('music'));
      session.change({ version: this.cache.json.get('version').version });
      this.scene.launch('backdrop').launch('world').launch('mist');
      session.act('ready');
      hook.ready();
      this.scene.stop();
    },
  };
}

function sourcesOf(files, key, type) {
  if (type === 'atlasjson') {
    return [files.atlases[key].frames];
  }
  const known = {
    json: files.json[key],
    binary: files.sounds[key],
    image: files.images[key] ?? files.atlases[key]?.image,
  };
  return known[type] ? [known[type]] : [];
}
