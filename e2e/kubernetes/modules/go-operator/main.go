// The least operator that controller-runtime allows, for comparison: it keeps the same children of every
// MemoryDeployment as the operator does, from manifests that are given to it, and does nothing else. It puts drift back,
// says in the status which image it applied, and has controller-runtime's own metrics.
//
//	KUBECONFIG, METRICS_BIND  as usual
//	CHILDREN                  a file: a JSON array of manifests in which xx-tenant-xx stands for a tenant's name
//	IMAGE                     what the status says when all is applied
package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"os"

	appsv1 "k8s.io/api/apps/v1"
	batchv1 "k8s.io/api/batch/v1"
	corev1 "k8s.io/api/core/v1"
	networkingv1 "k8s.io/api/networking/v1"
	policyv1 "k8s.io/api/policy/v1"
	apierrors "k8s.io/apimachinery/pkg/api/errors"
	metav1 "k8s.io/apimachinery/pkg/apis/meta/v1"
	"k8s.io/apimachinery/pkg/apis/meta/v1/unstructured"
	"k8s.io/apimachinery/pkg/runtime"
	"k8s.io/apimachinery/pkg/runtime/schema"
	clientgoscheme "k8s.io/client-go/kubernetes/scheme"
	ctrl "sigs.k8s.io/controller-runtime"
	"sigs.k8s.io/controller-runtime/pkg/cache"
	"sigs.k8s.io/controller-runtime/pkg/client"
	"sigs.k8s.io/controller-runtime/pkg/controller"
	"sigs.k8s.io/controller-runtime/pkg/log/zap"
	metricsserver "sigs.k8s.io/controller-runtime/pkg/metrics/server"
)

const (
	fieldManager = "go-operator"
	concurrency  = 4
)

var tenantKind = schema.GroupVersionKind{Group: "memoryservice.dev", Version: "v1alpha1", Kind: "MemoryDeployment"}

type reconciler struct {
	client.Client
	children []byte
	image    string
}

func (r *reconciler) Reconcile(ctx context.Context, request ctrl.Request) (ctrl.Result, error) {
	tenant := &unstructured.Unstructured{}
	tenant.SetGroupVersionKind(tenantKind)
	if err := r.Get(ctx, request.NamespacedName, tenant); err != nil {
		return ctrl.Result{}, client.IgnoreNotFound(err)
	}
	if tenant.GetDeletionTimestamp() != nil {
		return ctrl.Result{}, nil
	}
	var manifests []json.RawMessage
	filled := bytes.ReplaceAll(r.children, []byte("xx-tenant-xx"), []byte(request.Name))
	if err := json.Unmarshal(filled, &manifests); err != nil {
		return ctrl.Result{}, err
	}
	for _, manifest := range manifests {
		if err := r.keep(ctx, tenant, manifest); err != nil {
			return ctrl.Result{}, err
		}
	}
	return ctrl.Result{}, r.say(ctx, tenant)
}

// Applies a child that is missing or differs from its manifest.
func (r *reconciler) keep(ctx context.Context, tenant client.Object, manifest []byte) error {
	decoded, kind, err := clientgoscheme.Codecs.UniversalDeserializer().Decode(manifest, nil, nil)
	if err != nil {
		return err
	}
	wanted, ok := decoded.(client.Object)
	if !ok {
		return fmt.Errorf("%s is no object", kind)
	}
	wanted.SetNamespace(tenant.GetNamespace())
	isController := true
	wanted.SetOwnerReferences([]metav1.OwnerReference{{
		APIVersion: tenantKind.GroupVersion().String(),
		Kind:       tenantKind.Kind,
		Name:       tenant.GetName(),
		UID:        tenant.GetUID(),
		Controller: &isController,
	}})
	found, err := r.Scheme().New(*kind)
	if err != nil {
		return err
	}
	live := found.(client.Object)
	err = r.Get(ctx, client.ObjectKeyFromObject(wanted), live)
	if err != nil && !apierrors.IsNotFound(err) {
		return err
	}
	if err == nil {
		isThere, err := isCovered(wanted, live)
		if err != nil || isThere {
			return err
		}
	}
	return r.Patch(ctx, wanted, client.Apply, client.FieldOwner(fieldManager), client.ForceOwnership)
}

// Whether everything that is wanted is so in the live object; what is not asked for may be anything.
func isCovered(wanted, live client.Object) (bool, error) {
	converter := runtime.DefaultUnstructuredConverter
	left, err := converter.ToUnstructured(wanted)
	if err != nil {
		return false, err
	}
	right, err := converter.ToUnstructured(live)
	if err != nil {
		return false, err
	}
	delete(left, "apiVersion")
	delete(left, "kind")
	return covers(left, right), nil
}

func covers(wanted, live any) bool {
	switch wanted := wanted.(type) {
	case nil:
		return true
	case map[string]any:
		live, _ := live.(map[string]any)
		for key, value := range wanted {
			if !covers(value, live[key]) {
				return false
			}
		}
		return true
	case []any:
		live, _ := live.([]any)
		if len(wanted) != len(live) {
			return false
		}
		for i, value := range wanted {
			if !covers(value, live[i]) {
				return false
			}
		}
		return true
	default:
		return wanted == live
	}
}

func (r *reconciler) say(ctx context.Context, tenant *unstructured.Unstructured) error {
	image, _, err := unstructured.NestedString(tenant.Object, "status", "image")
	if err != nil || image == r.image {
		return err
	}
	before := tenant.DeepCopy()
	if err := unstructured.SetNestedField(tenant.Object, r.image, "status", "image"); err != nil {
		return err
	}
	return r.Status().Patch(ctx, tenant, client.MergeFrom(before))
}

func run() error {
	ctrl.SetLogger(zap.New(zap.WriteTo(os.Stderr)))
	children, err := os.ReadFile(os.Getenv("CHILDREN"))
	if err != nil {
		return err
	}
	config, err := ctrl.GetConfig()
	if err != nil {
		return err
	}
	// As the operator: no limit but what the API server sets.
	config.QPS = -1
	manager, err := ctrl.NewManager(config, ctrl.Options{
		Scheme:                 clientgoscheme.Scheme,
		Metrics:                metricsserver.Options{BindAddress: os.Getenv("METRICS_BIND")},
		HealthProbeBindAddress: "0",
		Cache:                  cache.Options{DefaultTransform: cache.TransformStripManagedFields()},
		Client:                 client.Options{Cache: &client.CacheOptions{Unstructured: true}},
	})
	if err != nil {
		return err
	}
	tenant := &unstructured.Unstructured{}
	tenant.SetGroupVersionKind(tenantKind)
	err = ctrl.NewControllerManagedBy(manager).
		For(tenant).
		Owns(&corev1.ServiceAccount{}).
		Owns(&corev1.Service{}).
		Owns(&appsv1.Deployment{}).
		Owns(&batchv1.Job{}).
		Owns(&networkingv1.NetworkPolicy{}).
		Owns(&policyv1.PodDisruptionBudget{}).
		WithOptions(controller.Options{MaxConcurrentReconciles: concurrency}).
		Complete(&reconciler{Client: manager.GetClient(), children: children, image: os.Getenv("IMAGE")})
	if err != nil {
		return err
	}
	return manager.Start(ctrl.SetupSignalHandler())
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}
