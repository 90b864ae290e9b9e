// Answers one question after the other, apart from the page, which stays alive whatever is asked.
let asking;
onmessage = async ({ data }) => {
  if (data.module) {
    asking = makeExplorer(data.module);
    return;
  }
  try {
    postMessage({ id: data.id, answer: (await asking)(data.question) });
  } catch (error) {
    postMessage({ id: data.id, answer: { error: String(error?.message ?? error) }, isBroken: true });
  }
};
