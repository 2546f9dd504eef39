// Colours the grey pictures for a level, on plain 2D canvases: the same with WebGL and without.

/** A vertical gradient, `colours` from top to bottom; made once per key. */
export function gradient(scene, key, colours) {
  return make(scene, key, 8, 512, (context) => {
    context.fillStyle = verticalFill(context, 512, colours);
    context.fillRect(0, 0, 8, 512);
  });
}

/** The picture `source` multiplied with a vertical gradient; made once per key. */
export function coloured(scene, key, source, colours) {
  const image = scene.textures.get(source).getSourceImage();
  return make(scene, key, image.width, image.height, (context) => tint(context, image, colours));
}

/** Multiplies what `context` shows with a gradient and keeps its outline; `image` is that same outline. */
export function tint(context, image, colours) {
  const { width, height } = context.canvas;
  context.drawImage(image, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = verticalFill(context, height, colours);
  context.fillRect(0, 0, width, height);
  context.globalCompositeOperation = 'destination-in';
  context.drawImage(image, 0, 0);
  context.globalCompositeOperation = 'source-over';
}

/** Runs `draw(context)` on a new texture; a key that exists already is used as it is. */
export function make(scene, key, width, height, draw) {
  if (!scene.textures.exists(key)) {
    const texture = scene.textures.createCanvas(key, width, height);
    draw(texture.getContext());
    texture.refresh();
  }
  return key;
}

function verticalFill(context, height, colours) {
  const fill = context.createLinearGradient(0, 0, 0, height);
  for (const [i, colour] of colours.entries()) {
    fill.addColorStop(i / (colours.length - 1), colour);
  }
  return fill;
}
